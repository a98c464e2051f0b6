import type { ReactNode } from 'react';
import { Paragraphs } from './Marked.tsx';
import { useRule } from './texts.ts';

/** One rule's headline and text, for a popover that answers "why not?". Empty until the words are there. */
export function RuleText({ id }: { id: string }): ReactNode {
  const rule = useRule(id);
  if (!rule) return null;
  return (
    <div className="rule-text">
      <p>
        <b>{rule.title}</b>
      </p>
      <Paragraphs text={rule.text} />
    </div>
  );
}
