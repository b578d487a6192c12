import { significant } from "../../language/significant.ts";
import type { AddressPart } from "../address.ts";
import type { ShareSlice } from "../share/state.ts";
import { type CameraSlice, isCameraView } from "./state.ts";
import { text } from "./text.ts";

/** Whether the view turns by itself, and six numbers of a camera, which waits in `linked` for the bodies. */
export const cameraAddress: AddressPart<CameraSlice & ShareSlice> = {
  at: 80,
  read(query, { linked }) {
    const view = query.get("view");
    const camera = view?.split(",").map((word) => (word === "" ? Number.NaN : Number(word)));
    const usable = isCameraView(camera);
    if (view !== undefined && !usable) query.refuse("view", text.noView(view));
    return { linked: { ...linked, camera: usable ? camera : null }, turntable: query.isOn("turn") };
  },
  write(query, { turntable }, { camera }) {
    if (turntable) query.set("turn", "1");
    if (camera) query.set("view", camera.map((x) => significant(x, 5)).join(","));
  },
};
