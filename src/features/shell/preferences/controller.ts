import { keepPreferences } from "./keep.ts";

/** What outlives the page is in force before anything else is made. */
export class PreferencesController {
  constructor(store: Parameters<typeof keepPreferences>[0]) {
    keepPreferences(store, location.search);
  }
}
