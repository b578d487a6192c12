import type { AddressPart } from "../address.ts";
import type { PlaySlice } from "../play/state.ts";
import type { ShareSlice } from "../share/state.ts";
import { type CameraSlice, tidyStand, viewOfLink } from "./state.ts";
import { text } from "./text.ts";

/** Whether the view turns by itself, and six numbers of a camera, which waits in `linked` for the bodies. */
export const cameraAddress: AddressPart<CameraSlice & PlaySlice & ShareSlice> = {
  at: 80,
  read(query, { linked, ...state }) {
    const view = query.get("view");
    const camera = viewOfLink(
      view?.split(",").map((word) => (word === "" ? Number.NaN : Number(word))),
      state,
    );
    if (view !== undefined && !camera) query.refuse("view", text.noView(view));
    return { linked: { ...linked, camera }, turntable: query.isOn("turn") };
  },
  write(query, { turntable }, { camera }) {
    if (turntable) query.set("turn", "1");
    if (camera) query.set("view", tidyStand(camera, 5).join(","));
  },
};
