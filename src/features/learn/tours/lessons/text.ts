import { words } from "../../../../language/words.ts";

/** Words of the lessons, loaded with the tours. Each page: what to do, and perhaps a question with its solution. */
export const text = words("lessons", {
  list: "Lessons",
  choose:
    "Each takes 20 to 45 minutes. Your answers stay in this page until you close it; save them as a table at the end.",
  keep: "Keep the answer",
  right: (measured: string) => `Kept, and right: ${measured} is measured now.`,
  wrong: (measured: string) => `Kept. ${measured} is measured now: look once more?`,
  kept: "Kept.",
  notYet: "Kept. This is not measured yet: let the run continue.",
  reached: (what: string) => `Reached: ${what}.`,
  waits: (what: string) => `Next: ${what}.`,
  csv: { label: "Save answers", help: "Saves all answers of this lesson as a table (CSV)." },
  print: { label: "Print the sheet", help: "Prints all pages and questions, with room for answers." },
  solutions: { label: "Print the solutions", help: "Prints all pages with solutions, for teachers." },
  link: { label: "Copy a link for pupils", help: "A link to this page of the lesson, with the run as it is now." },
  fix: {
    label: "Fix the settings",
    help: "Who opens the link can't change the opening angle, the softening, the time step and the solver.",
  },
  copied: "The link is on the clipboard.",
  end: "End the lesson",
  teachers: "For teachers",
  columns: {
    page: "page",
    question: "question",
    answer: "answer",
    measured: "measured",
    right: "right",
    yes: "yes",
    no: "no",
  },
  name: "Name",
  solution: "Solution",
  halo: {
    title: "What a halo does to a rotation curve",
    pages: [
      "A galaxy like ours turns before you, and the plot shows the speed of circular orbits at each radius: the rotation curve. The speed tells the mass inside: M = v² r / G.",
      "Read the curve at a radius of 20 kpc, far outside most of the stars.",
      "Now only the stars. The plot shows the mass within each radius, part by part. Take disc and bulge within 20 kpc, add them, and work out the speed that they alone would give: v = √(G M / r), with G = 4.30 × 10⁻⁶ kpc (km/s)² per solar mass.",
      "Compare both speeds. What holds the outer stars on their orbits?",
    ],
    until: "the plot has its first curve",
    speed: {
      ask: "How fast is a circular orbit at 20 kpc, in km/s?",
      solution: "About 230 km/s: the curve is nearly flat.",
    },
    shining: {
      ask: "How fast would it be if only the stars attracted, in km/s?",
      solution: "About 100 km/s: disc and bulge have some 5 × 10¹⁰ solar masses within 20 kpc.",
    },
    why: {
      ask: "What is missing, and how much of it is within 20 kpc?",
      solution:
        "A dark halo. The mass goes with the square of the speed, so about four fifths of all mass within 20 kpc do not shine.",
    },
  },
  tails: {
    title: "Tails and spin",
    pages: [
      "The Antennae: two discs meet, and each turns the way in which the other one passes by. The plot shows how far apart they are. Let them pass each other.",
      "The lowest point of the curve is their first passage.",
      "The same two galaxies on the same orbit, but turned over: now both discs turn against the passage. Let them pass again.",
      "The visitor's pull stays in step with the stars on the near side only where the disc turns the same way.",
    ],
    until: "the first passage is behind us",
    when: {
      ask: "At what time did they pass each other first (as the plot counts it)?",
      solution: "At the lowest point of the curve, after about 260 Myr.",
    },
    compare: {
      ask: "Compare the tails of the two runs: which are longer, and why?",
      solution:
        "Those of the first run. Stars that move along with the visitor are pulled for longer, in one direction (resonance); against it the pull changes all the time and mostly cancels.",
    },
  },
  merger: {
    title: "How long a merger takes",
    pages: [
      "Two equal elliptical galaxies, each in a dark halo, fall together. The plot shows how far apart their centres are. Wait for their first passage.",
      "They part again, but not as far: their haloes have taken energy out of the orbit (dynamical friction). Wait until they are one.",
      "The same pair on a wider orbit, with a first passage at 40 kpc. Wait again.",
      "The farther outside they pass, the thinner are the haloes that brake them.",
    ],
    passed: "the first passage is behind us",
    merged: "the two are one",
    took: {
      ask: "How much time passed between the first passage and the merger (as the plot counts it)?",
      solution: "From the first lowest point of the curve to where it stays near zero: some 300 to 350 Myr.",
    },
    wider: {
      ask: "And how much on the wider orbit?",
      solution: "About 1000 Myr, three times as long: friction grows with the density of the halo at the passage.",
    },
    why: {
      ask: "What takes the energy out of the orbit, and where does it go?",
      solution:
        "Bodies of the haloes are drawn together behind each galaxy and brake it. The energy goes into motions of the halo's and the stars' bodies: both galaxies puff up.",
    },
  },
  growth: {
    title: "Why small mergers grow large galaxies",
    pages: [
      "Two equal galaxies merge. The plot shows the radius that holds half of the stars that have merged. Let them become one.",
      "Read how much that radius has grown since the beginning.",
      "The same mass comes in ten small galaxies. Let most of them be swallowed.",
      "Compare both factors. Small galaxies are torn apart far outside and leave their stars there.",
    ],
    passed: "the radius has begun to grow",
    equal: {
      ask: "By what factor has the radius grown?",
      solution: "By 2 to 3, for twice the mass; by nearly 3 where bodies are few.",
    },
    small: {
      ask: "By what factor has it grown now?",
      solution:
        "About 3 after 700 Myr, and 6 and more when most are swallowed (1400 Myr), for the same mass: each small galaxy lifts it by a step.",
    },
    why: {
      ask: "Why does the same mass make a larger galaxy when it comes in small pieces?",
      solution:
        "Loosely bound galaxies are torn apart far outside, so their stars stay there and the middle remains as it was. Two equal galaxies mix evenly down to the middle.",
    },
  },
  starburst: {
    title: "A starburst",
    pages: [
      "The Antennae with gas: a fifth of each disc. The plot shows how many stars form. Let the galaxies pass each other for the first time.",
      "So far each disc has made stars out of its own gas, fewer and fewer as the gas is used up.",
      "They part, fall back and meet again. Wait until they are one and the peak of the curve is behind them.",
      "So many new stars use up the gas. Wait until only half as many form as before the first passage. The discs began with 1.9 × 10¹⁰ solar masses of gas: add up the area under the curve.",
      "The plot now shows gas and stars by their distance from the centre. Look at where the new stars are.",
    ],
    passed: "the first passage is behind us",
    peaked: "the peak is behind us",
    over: "fewer stars form than half of those before",
    before: {
      ask: "How many solar masses of stars formed in a year, on the mean until the first passage?",
      solution: "About 15, falling from 18 to 13.",
    },
    peak: {
      ask: "How many solar masses of stars formed in a year at the peak?",
      solution: "30 to 55, two to four times as many as before, about 620 Myr after the start: when the centres meet.",
    },
    used: {
      ask: "What part of the gas has become stars by now, in per cent?",
      solution: "A little less than two thirds: some 60 to 65 %.",
    },
    why: {
      ask: "Why do so many stars form when the centres meet, and not at the first passage?",
      solution:
        "At the first passage the discs stay some 10 kpc apart. It pulls them out of shape, and then the stars, which run ahead or behind, brake the gas. Gas also loses energy in shocks, which stars can't. So it sinks to the middle, and is thrown together there when the centres meet. Twice the density makes nearly three times as many stars, so four fifths of the burst form in the innermost kpc.",
    },
  },
  collision: {
    title: "Solve a collision",
    pages: [
      "A photograph shows one moment of a collision that takes hundreds of millions of years. What came before? Beside you runs one such story, made up. Now choose a pair under “Or a published fit” (Arp 240 is a good first one), or a photograph of your own.",
      "Press “Search for encounters”. Each small picture is a collision that the computer tries: both galaxies go back along their orbit, then forward again with their stars. The number says how much it looks like the photograph (1: the same). The search keeps the best and tries others like them.",
      "Your eye sees more than a number. Find a small picture with the tails on the right sides, and click it: the next ones are like it. Do so a few times.",
      "Stop the search. “What was found” says when the two were closest, how close, and how their masses compare. In brackets stands how far the numbers of all models reach that look about as good.",
      "Press “Run the best one”: now every star and the dark haloes attract each other. The run stops at the moment of the photograph. Move “Photograph over the sky” to compare.",
      "Search once more and stop it after a while: it starts from other random numbers. Compare both columns of “What was found”, and the two colours of the plot below.",
    ],
    chosen: "a pair is chosen",
    searched: "the search has tried 500 models",
    voted: "you have clicked a model",
    found: "the search is over and something is found",
    there: "the run has come to the photograph",
    twice: "two searches stand side by side",
    look: {
      ask: "What do you see: how many tails, is there a bridge, and which galaxy looks larger?",
      solution:
        "Of Arp 240: two spirals of about the same size, a bridge between them, and a tail on the outer side of each.",
    },
    score: {
      ask: "How good is the best model now?",
      solution: "The score of the first small picture: for Arp 240 some 0.75 after 500 models, and 0.85 after 2500.",
    },
    why: {
      ask: "Why did you choose that model? What did the score not see?",
      solution:
        "For example because a tail is on the right side, or as long as in the photograph. The score compares light pixel by pixel: a right tail in a slightly wrong place counts nothing, and it knows no colours or velocities.",
    },
    when: {
      ask: "How many million years ago were they closest, by the best model?",
      solution:
        "The first number of the table; look at the brackets too. By the published fit of Arp 240 it was some 210 million years ago; short searches have said anything from 40 to 900.",
    },
    compare: {
      ask: "What agrees with the photograph, and what does not?",
      solution:
        "Mostly the places of the tails agree. Live haloes brake each other more than the rigid galaxies of the search, so the distance, the time and the ends of the tails may differ.",
    },
    sure: {
      ask: "Which numbers do both searches agree on, and why can't a photograph tell all of them?",
      solution:
        "Shapes tell how close the two passed, compared with their size, and which way the discs turn. Four times the mass at twice the speed looks the same in half the time, and before or behind can't be seen: for these, someone must measure velocities.",
    },
  },
  bars: {
    title: "Bars",
    pages: [
      "A thin disc without a halo, in which stars move on nearly circular orbits (Toomre's Q is 1). Seen from above it is round. The plot shows its axis ratios. Let it turn a few times.",
      "Something long forms in the middle and turns as a whole: a bar. Read b / a, the short axis over the long one.",
      "The same disc in a dark halo of twelve times its mass. Let it turn as long.",
      "A disc that holds itself together makes a bar; one that is held by a halo hardly does.",
    ],
    turned: "the disc has turned for a while",
    light: { ask: "How small is b / a with no halo?", solution: "About 0.7, in the middle still less: a bar." },
    heavy: { ask: "How small is b / a in the halo?", solution: "0.9 and more: the disc stays nearly round." },
    why: {
      ask: "Why does a halo keep a disc from forming a bar?",
      solution:
        "Most of the pull then comes from the halo, which is round and does not follow the disc's own density: a bar that begins to form pulls too weakly to grow.",
    },
  },
  cost: {
    title: "What an opening angle costs",
    pages: [
      "To find the force on a body, distant groups of bodies are taken as one. The opening angle says how large a group may look. It is 1.2 now: see Accuracy.",
      "Now it is 0.3: nearly exact.",
      "Look at the force error too, and go back to the page before to compare.",
      "The everyday choice lies between the two. Compare the work and the error of both.",
    ],
    wide: {
      ask: "At 1.2: how many interactions does one force take?",
      solution: "About 400, bodies and cells together.",
    },
    narrow: {
      ask: "At 0.3: how many interactions does one force take?",
      solution: "Between 4000 and 5000, more than ten times as many.",
    },
    error: {
      ask: "How large is the force error of the typical (median) body now, as a fraction of the force?",
      solution: "One or two parts in 100,000; at 1.2 it was one in 1000.",
    },
    why: {
      ask: "Ten times the accuracy: how much more work does it take?",
      solution:
        "About three times as much: from 1.2 to 0.3 the error falls to a hundredth or so and the work grows tenfold, until the rounding of 32-bit numbers sets an end.",
    },
  },
});
