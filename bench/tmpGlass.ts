import { glass } from "./gas/glass.ts";
const base = { form: "geometric", kernel: "wendlandC2", neighbours: 64, conduction: 1 } as const;
for (const n of [8, 12, 16, 6]) { const t=performance.now(); glass(n, base); console.log(n, performance.now()-t); }
glass(16, { ...base, neighbours: 181 }); console.log("181");
glass(16, { ...base, kernel: "wendlandC4", neighbours: 128 }); 
