import { Toolbar as Base } from "@base-ui/react/toolbar";
import { type ComponentProps, createContext, type ReactNode, use } from "react";

const Within = createContext(false);

interface Props {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Buttons that are one stop of the Tab key; arrow keys go from one to the next. */
export function Toolbar({ label, className, children }: Props): ReactNode {
  return (
    <Within value={true}>
      <Base.Root className={className} aria-label={label}>
        {children}
      </Base.Root>
    </Within>
  );
}

/** A button, wherever it stands: in a toolbar it is one of its items. */
export function Button(props: ComponentProps<"button">): ReactNode {
  if (use(Within)) return <Base.Button {...props} />;
  return <button type="button" {...props} />;
}
