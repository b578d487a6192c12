/** Of the element's shadow: a page changes it from outside, by ::part(picture), controls, play and status. */
export const STYLE = `
:host { display: block; position: relative; aspect-ratio: 16 / 9; background: #000; color: #ddd; overflow: hidden; }
:host([hidden]) { display: none; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none; }
div { position: absolute; inset: auto 0 0 0; display: flex; gap: 0.75em; align-items: center; padding: 0.5em; font: 14px system-ui, sans-serif; }
div[hidden] { display: none; }
button { font: inherit; min-width: 5em; padding: 0.35em 0.75em; color: inherit; background: #222c; border: 1px solid #888; border-radius: 4px; cursor: pointer; }
button:focus-visible { outline: 2px solid #8cf; outline-offset: 2px; }
output { text-shadow: 0 0 3px #000, 0 0 3px #000; }
`;
