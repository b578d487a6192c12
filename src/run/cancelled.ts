/** The user ended the task, or a newer one took its place. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}
