import type { AddressPart } from "../../kit/address.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { type CameraSlice, placeOf, tidyStand, viewOfLink } from "./state.ts";
import { text } from "./text.ts";

/** Whether the view turns by itself, and six numbers of a camera, which waits in `linked` for the bodies. */
export const cameraAddress: AddressPart<CameraSlice & PlaySlice & ShareSlice & StatusSlice> = {
  at: 80,
  read(query, { share: { linked }, ...state }) {
    const view = query.get("view");
    const camera = viewOfLink(
      view?.split(",").map((word) => (word === "" ? Number.NaN : Number(word))),
      state,
    );
    if (view !== undefined && !camera) query.refuse("view", text.noView(view));
    return { share: { linked: { ...linked, camera } }, camera: { turntable: query.isOn("turn") } };
  },
  write(query, { camera: { turntable }, status: { status }, ...state }, { camera }) {
    if (turntable) query.set("turn", "1");
    // While another scenario is on its way the camera looks at the last one.
    const shown = status.named === null || placeOf(state) === placeOf({ play: status.named });
    if (camera && shown) query.set("view", tidyStand(camera, 5).join(","));
  },
};
