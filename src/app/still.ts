import "./style/still.css";

/** A picture of the first scene from where it begins, until its bodies are drawn: the sky is not black meanwhile. `sky`: where that will be. */
export function showStill(sky: Element): void {
  const still = Object.assign(new Image(), { src: "./scenes/first.webp", alt: "", className: "still" });
  sky.after(still);
  const drawn = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first picture").length === 0) return;
    drawn.disconnect();
    still.remove();
  });
  drawn.observe({ type: "mark", buffered: true });
}
