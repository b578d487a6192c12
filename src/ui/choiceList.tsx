import { Combobox } from "@base-ui/react/combobox";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { grouped, type Option } from "./options.ts";
import { text } from "./text.ts";

interface Props {
  readonly id: string;
  readonly label: string;
  /** The button of `Choice`: the list stands below it, and gives it the focus back. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly begin: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** Goes to the first or last one that was found. The library's own Home and End only move the cursor; it follows a pointer. */
function goToEnd(search: HTMLInputElement, last: boolean): void {
  const found = search.closest(".choice-popup")?.querySelectorAll("[role=option]") ?? [];
  const option = found[last ? found.length - 1 : 0];
  option?.scrollIntoView({ block: "nearest" });
  option?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
}

/** The open list of `Choice`: a field that searches, and what it finds, in groups. */
export default function ChoiceList({ id, label, anchor, begin, value, options, onChange, onClose }: Props): ReactNode {
  const [query, setQuery] = useState(begin);
  const groups = useMemo(() => grouped(options), [options]);
  const chosen = options.find((option) => option.value === value) ?? null;
  const search = useRef<HTMLInputElement>(null);
  // The library goes to what was found for letters that are typed here; the first one was typed on the button.
  useEffect(() => {
    if (!begin) return;
    const frame = requestAnimationFrame(() => search.current && goToEnd(search.current, false));
    return () => cancelAnimationFrame(frame);
  }, [begin]);
  return (
    <Combobox.Root<Option>
      items={groups}
      value={chosen}
      onValueChange={(option) => option && option.value !== value && onChange(option.value)}
      inputValue={query}
      onInputValueChange={(next, { reason }) => reason === "input-change" && setQuery(next)}
      open
      onOpenChange={(open) => open || onClose()}
      autoHighlight
      itemToStringLabel={(option) => option.label}
    >
      <Combobox.Portal>
        <Combobox.Positioner className="choice-place" anchor={anchor} align="start" sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className="choice-popup" aria-label={label} finalFocus={anchor}>
            <Combobox.Input
              ref={search}
              className="choice-search"
              aria-label={text.search}
              placeholder={text.search}
              onKeyDown={({ key, currentTarget }) => {
                if (key === "Home" || key === "End") goToEnd(currentTarget, key === "End");
              }}
            />
            <Combobox.Empty className="choice-empty">{query ? text.noneFound(query) : null}</Combobox.Empty>
            <Combobox.List id={id} className="choice-list" aria-label={label}>
              {(group: { value: string; items: readonly Option[] }) => (
                <Combobox.Group key={group.value} items={group.items} className="choice-group">
                  {group.value ? (
                    <Combobox.GroupLabel className="choice-group-label">{group.value}</Combobox.GroupLabel>
                  ) : null}
                  <Combobox.Collection>
                    {(option: Option) => (
                      <Combobox.Item key={option.value} value={option} className="choice-item">
                        {option.label}
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
