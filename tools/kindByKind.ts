import { BaseSequencer, type TestSpecification } from "vitest/node";
import { KINDS } from "./kinds.mjs";

/**
 * All files of one kind, then those of the next: only files that follow each other share a process, with its device or its
 * browser. Within a kind the long ones come first, so that no process waits long for another at the end.
 */
export default class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const kind = ({ project }: TestSpecification) => (KINDS as readonly string[]).indexOf(project.name);
    return sorted.toSorted((a, b) => kind(a) - kind(b));
  }
}
