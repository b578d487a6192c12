import { CustomBlending, type NodeMaterial, OneFactor } from "three/webgpu";

/** Drawn over what is there, by its opacity, as the values that its shader says. */
export function overlaid<Material extends NodeMaterial>(material: Material): Material {
  material.transparent = true;
  material.depthTest = false;
  material.depthWrite = false;
  material.fog = false;
  material.toneMapped = false;
  return material;
}

/** The same as light, which is added to what is there. */
export function addedUp<Material extends NodeMaterial>(material: Material): Material {
  material.blending = CustomBlending;
  material.blendSrc = OneFactor;
  material.blendDst = OneFactor;
  return overlaid(material);
}
