import { useLayoutEffect, useState } from 'react';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { recordOf } from '../../lib/record-of.ts';
import { secretFailureOf } from '../../stores/refusal.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { type Fault, type Faults, refusedOf } from './form-rules.ts';

/** What a form is made of. */
export interface FormPlan<Fields extends Record<string, string>> {
  /** Names what was typed into it before a reload. */
  name: string;
  /** What stands there at first; also the order in which the first wrong field is looked for. */
  first: Fields;
  /** Fields that are never kept over a reload. */
  secrets: readonly (keyof Fields & string)[];
  check: (fields: Fields) => Faults<keyof Fields & string>;
  /** Sends the form; what it throws is told. */
  send: (fields: Fields) => Promise<void>;
  /** Called once it has been taken. */
  done: () => void;
}

/** A form of the member's pages: what is typed, what is wrong, and how it went. */
export function useForm<Fields extends Record<string, string>>(plan: FormPlan<Fields>) {
  type Name = keyof Fields & string;
  const place = `member.${plan.name}`;
  const [fields, setFields] = useState<Fields>(() => ({ ...plan.first, ...known(plan, typedTexts(place)) }));
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [failed, setFailed] = useState<Fault>();
  const [busy, setBusy] = useState(false);

  // Before it is painted: a reload right after the last letter keeps it too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept whenever it changes
  useLayoutEffect(() => keepTyped(place, lasting(plan, fields)), [fields]);

  const set = (change: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...change }));
    setFaults((now) => without(now, Object.keys(change)));
    setFailed(undefined);
  };
  const show = (found: Faults<Name>) => {
    setFaults(found);
    const first = Object.keys(plan.first).find((name) => found[name as Name]);
    if (first) focusField(first);
  };
  /** Tells what went wrong: beside its field, or below the form. */
  const refuse = (thrown: unknown) => {
    const { field, fault } = refusedOf(secretFailureOf(thrown, Date.now()));
    if (field !== undefined && field in plan.first) show({ [field]: fault } as Faults<Name>);
    else setFailed(fault);
  };
  /** Checks the form; true when nothing is wrong. */
  const checked = (): boolean => {
    const found = plan.check(fields);
    if (Object.keys(found).length === 0) return true;
    show(found);
    return false;
  };
  const submit = async () => {
    if (busy || !checked()) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await plan.send(fields);
      setFields(plan.first);
      keepTyped(place, undefined);
      plan.done();
    } catch (thrown) {
      refuse(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { fields, faults, failed, busy, set, show, refuse, checked, submit };
}

/** Kept texts of fields that the form has. */
function known<Fields extends Record<string, string>>(
  { first, secrets }: FormPlan<Fields>,
  kept: Readonly<Record<string, string>>,
): Partial<Fields> {
  const names = Object.keys(kept).filter((name) => name in first && !secrets.includes(name));
  return recordOf(names, (name) => kept[name]) as Partial<Fields>;
}

/** What may be kept of a form: no secret, and nothing that was not touched. */
function lasting<Fields extends Record<string, string>>(
  { first, secrets }: FormPlan<Fields>,
  fields: Fields,
): Record<string, string> | undefined {
  const typed = Object.keys(fields).filter((name) => fields[name] !== first[name] && !secrets.includes(name));
  return typed.length > 0 ? recordOf(typed, (name) => fields[name] ?? '') : undefined;
}

function without<Name extends string>(faults: Faults<Name>, names: readonly string[]): Faults<Name> {
  const kept = (Object.keys(faults) as Name[]).filter((name) => !names.includes(name));
  return recordOf(kept, (name) => faults[name]) as Faults<Name>;
}
