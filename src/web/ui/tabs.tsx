import { type ReactNode, useId, useState } from "react";
import { TabList, type TabOption } from "./tab-list.tsx";
import { panelProps } from "./tab-panel.ts";

interface Tab extends TabOption {
  content: ReactNode;
}

interface TabsProps {
  label: string;
  /** Which one is shown, where somebody else may choose it too; else the tabs keep it to themselves. */
  shownId?: string;
  onShow?: (id: string) => void;
  /** Less room around the names, for a narrow place. */
  tight?: boolean;
  /** What is not shown does not work either; else every tab is there from the start. */
  onlyShown?: boolean;
  tabs: readonly [Tab, ...Tab[]];
}

/** Tabs with what they show below them. */
export function Tabs({ label, tabs, shownId, onShow, tight = false, onlyShown = false }: TabsProps) {
  const group = useId();
  const [chosenId, setChosenId] = useState(tabs[0].id);
  const shown = tabs.find(({ id }) => id === (shownId ?? chosenId)) ?? tabs[0];
  const choose = (id: string) => {
    setChosenId(id);
    onShow?.(id);
  };
  return (
    <div>
      <TabList
        label={label}
        group={group}
        options={tabs}
        chosen={shown.id}
        onChoose={choose}
        look={tight ? "tight" : "underlined"}
      />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          {...panelProps(group, tab.id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern asks for a panel that can be reached when it holds no control.
          tabIndex={0}
          hidden={tab !== shown}
          className="rounded-control py-5"
        >
          {(!onlyShown || tab === shown) && tab.content}
        </div>
      ))}
    </div>
  );
}
