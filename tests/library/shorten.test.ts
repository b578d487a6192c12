import { expect, it } from "vitest";
import { shorten } from "../../tools/library/shorten.ts";

it("names that only WGSL uses become short; bindings, overrides, fields, built-in words and lines stay", () => {
  const { "a.wgsl": a, "shared/b.wgsl": b } = shorten({
    "shared/b.wgsl":
      "struct Body{\nplace: vec4f,\n}\nfn heavier(body: Body,than: f32)-> bool{return body.place.w > than;}",
    "a.wgsl":
      "#import b\n\n@group(0)@binding(0)var<storage,read_write> bodies: array<Body>;\noverride SIZE: u32=64u;\nconst LEAST=1e-3f;\nvar<workgroup> held: array<f32,SIZE>;\n@compute @workgroup_size(SIZE)\nfn main(@builtin(global_invocation_id)id: vec3u){\nlet place=bodies[id.x];\nlet step=step(0.0,place.place.x);\nif(heavier(place,LEAST)){held[id.x%SIZE]=step;}\n}",
  });
  expect(b).toBe("struct A{\nplace:vec4f,\n}\nfn B(a:A,b:f32)->bool{return a.place.w>b;}");
  expect(a).toBe(
    "#import b\n\n@group(0)@binding(0)var<storage,read_write>bodies:array<A>;\noverride SIZE:u32=64u;\nconst C=1e-3f;\nvar<workgroup>D:array<f32,SIZE>;\n@compute @workgroup_size(SIZE)\nfn main(@builtin(global_invocation_id)a:vec3u){\nlet b=bodies[a.x];\nlet step=step(0.0,b.place.x);\nif(B(b,C)){D[a.x%SIZE]=step;}\n}",
  );
});

it("a local may be called like a function: inside it is the local", () => {
  const { a } = shorten({ a: "fn size(n: u32)-> u32{return n;}\nfn all2(){let size=2u;let m=size;}" });
  expect(a).toBe("fn A(a:u32)->u32{return a;}\nfn B(){let a=2u;let b=a;}");
});

it("a constant that another file lets the pipeline set keeps its name", () => {
  const { a, b } = shorten({ a: "override TILE: u32=64u;\nconst MOST=TILE;", b: "const TILE=32u;\nconst MOST=TILE;" });
  expect([a, b]).toEqual(["override TILE:u32=64u;\nconst A=TILE;", "const TILE=32u;\nconst A=TILE;"]);
});

it("spaces go where nothing needs them", () => {
  const { a } = shorten({ a: "fn f(n: i32)-> i32{let m: array<i32,2> = array(n - -1,n > 2);return -m[0] & 1;}" });
  expect(a).toBe("fn A(a:i32)->i32{let b:array<i32,2> =array(a- -1,a>2);return-b[0]&1;}");
});
