// A thread of the browser that runs encounters.
import { serveFit } from "../../../fit/threads.ts";

const take = serveFit((answer) => postMessage(answer));
addEventListener("message", ({ data }) => take(data));
