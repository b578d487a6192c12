import { words } from "../../../../language/words.ts";

/** Words of the tours themselves, loaded with them. */
export const text = words("stops", {
  theta: {
    title: "What the opening angle does",
    stops: [
      "To find the force on a star, distant groups of stars are treated as one. The opening angle sets how large such a group may look.",
      "Now it is wide: few groups are opened, steps are quick, and the force error under Accuracy grows more than tenfold.",
      "Now it is narrow: nearly exact, but each body takes many more interactions.",
      "The everyday choice lies in between: errors below one per cent at little cost.",
    ],
  },
  softening: {
    title: "Why gravity is softened",
    stops: [
      "Each body here stands for many thousands of stars. Two such bodies must not fling each other away as two stars would, so gravity is weakened at short range.",
      "Without softening, close pairs get violent kicks. Watch the energy error climb under Accuracy.",
      "With far too much softening the core is held together less tightly and swells: it is no longer the galaxy that we began with.",
      "The default is a compromise between the two.",
    ],
  },
  prograde: {
    title: "Prograde and retrograde passages",
    stops: [
      "When a disc turns the same way as its visitor flies past, the visitor's pull stays in step with the stars on the near side and draws out long tails. These are the Antennae.",
      "The same two galaxies on the same orbit, turned over: now the discs turn against the passage. The pull meets each star only briefly, and hardly any tail grows.",
      "The Mice turn with their passage too. They are a little further along, and one of the tails is seen edge-on, so it looks straight.",
      "A visitor that falls right through the centre makes a ring instead of tails: the Cartwheel.",
    ],
  },
  remnant: {
    title: "Where the stars end up",
    stops: [
      "Two galaxies, two colours. Watch their first passage, and how they fall back together.",
      "Coloured by potential: bodies that were deep inside before mostly stay deep inside. Mergers mix less than they seem to.",
      "Many small mergers build a larger remnant than one big merger of the same mass.",
    ],
  },
  growth: {
    title: "Why many small mergers make large galaxies",
    stops: [
      "Two equal ellipticals fall together. The plot shows the radius that holds half of the stars that have merged: when the two become one it is two to three times as large, though they bring only twice the mass.",
      "The same mass in ten small galaxies. Each one that is swallowed lifts the radius by a step, and in the end it is more than three times that of the merger of equals. A galaxy that only flies through doesn't count.",
      "Why? The small ones are torn apart far out and leave their stars there: hardly any in the middle, most of them on the outside. Two equal galaxies mix evenly.",
      "The middle is left as it was, or a little less dense: circular speeds there don't rise as they do after a merger of equals. So compact galaxies of the early universe may have grown into the large ellipticals of today.",
    ],
  },
  discs: {
    title: "Spirals and bars",
    stops: [
      "A disc of stars on its own: small clumps are wound up into trailing arms that come and go.",
      "Coloured by speed: the inner parts go round far more often than the outer ones.",
      "Let it run. With fewer bodies the arms appear sooner: the noise of the individual bodies starts them.",
    ],
  },
  energy: {
    title: "Why the energy drifts",
    stops: [
      "In nature the energy of such a system never changes. Here time advances in steps, and each leaves a small error.",
      "With steps eight times as long, fast orbits in the cores are cut short and the error jumps.",
      "The leapfrog that moves the bodies can run backwards. Time is now reversed; with short steps it returns almost to the start.",
      "Forwards again.",
    ],
  },
});
