import { type FormEvent, useRef, useState } from 'react';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { recordOf } from '../../lib/record-of.ts';
import { focusField } from '../../ui/field/shell.tsx';
import type { Fault, Faults } from './faults.ts';

/** What code that sends a form, or tells how it went, may do with it. */
export interface FormActions<Values extends object> {
  /** The values now, also inside an old closure. */
  current: () => Values;
  /** Changes values, as typing does: the faults of the changed fields go. */
  set: (change: Partial<Values>) => void;
  /** Shows these faults alone, and focuses the first one. */
  show: (faults: Faults<keyof Values & string>) => void;
  /** Shows a fault beside its field, else below the form. */
  tell: (field: string | undefined, fault: Fault) => void;
}

/** What a form is made of. */
export interface FormPlan<Values extends object> {
  /** Keeps what was typed over a reload, under this name, but no secret; without it nothing is kept. */
  name?: string;
  /** The values at first. What was typed before a reload replaces them; a function reads that itself. */
  first: Values | (() => Values);
  /** The order in which the first wrong field is looked for; by default that of `first`. */
  order?: readonly (keyof Values & string)[];
  check: (values: Values) => Faults<keyof Values & string>;
  /** Faults may be about several fields together: any change takes all of them away. */
  together?: true;
  /** Sends the form; what it throws goes to `refused`. False when it was not taken: what was typed stays. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most forms only send, and what they await gives nothing
  send: (values: Values, form: FormActions<Values>) => Promise<boolean | void>;
  /** Tells what the sending threw; without it nothing is expected to be thrown. */
  refused?: (thrown: unknown, form: FormActions<Values>) => void;
  /** Called after the sending. The form is empty again by then: a closed sheet keeps no secret. */
  done?: () => void;
}

/** What is typed: the values, kept over a reload where the form has a name. */
function useTyped<Values extends object>(plan: FormPlan<Values>) {
  const { name: form } = plan;
  const [values, setValues] = useState<Values>(() => startOf(plan));
  // Two changes in one go, as by a password manager, build on each other before anything is drawn.
  const latest = useRef(values);
  const touched = useRef(new Set<string>(form ? Object.keys(typedTexts(form)) : []));

  const put = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  const write = (change: Partial<Values>) => {
    put({ ...latest.current, ...change });
    for (const name of Object.keys(change)) touched.current.add(name);
    const kept = [...touched.current];
    if (form)
      keepTyped(
        form,
        recordOf(kept, (name) => latest.current[name as keyof Values]),
      );
  };
  const restart = (next: Values) => {
    put(next);
    touched.current.clear();
  };
  return { values, latest, write, restart };
}

/** What is wrong with a form, and how far it is. */
interface FormState<Name extends string> {
  faults: Faults<Name>;
  /** What failed of the form as a whole. */
  failed: Fault | undefined;
  busy: boolean;
  /** It was checked as a whole once: from then on a field may be told at every change. */
  tried: boolean;
}

const START = { faults: {}, failed: undefined, busy: false, tried: false };

/** A form: what is typed, what is wrong with it, and how it went. A second submit waits for the first one's end. */
export function useForm<Values extends object>(plan: FormPlan<Values>) {
  type Name = keyof Values & string;
  const { values, latest, write, restart } = useTyped(plan);
  const [state, setState] = useState<FormState<Name>>(START);
  const sending = useRef(false);
  const order = plan.order ?? (Object.keys(plan.first) as Name[]);

  const put = (change: Partial<FormState<Name>>) => setState((now) => ({ ...now, ...change }));
  const mark = (found: Record<string, Fault | undefined>) =>
    setState((now) => ({ ...now, faults: { ...now.faults, ...found } }));
  const reset = (next: Values) => {
    restart(next);
    put({ faults: {}, tried: false });
  };
  const set = (change: Partial<Values>) => {
    write(change);
    const kept = (faults: Faults<Name>) => (plan.together ? {} : without(faults, Object.keys(change)));
    setState((now) => ({ ...now, faults: kept(now.faults), failed: undefined }));
  };
  const show = (faults: Faults<Name>) => {
    put({ faults });
    const first = order.find((name) => faults[name]);
    if (first) focusField(first);
  };
  const tell = (field: string | undefined, fault: Fault) => {
    if (order.includes(field as Name)) show({ [field as Name]: fault } as Faults<Name>);
    else put({ failed: fault });
  };
  const actions: FormActions<Values> = { current: () => latest.current, set, show, tell };
  /** Checks one field when it is left; true when it holds something that fits. An empty one is told when the form is sent. */
  const leave = (name: Name): boolean => {
    if (!latest.current[name]) return false;
    const fault = plan.check(latest.current)[name];
    mark({ [name]: fault });
    return !fault;
  };
  /** Checks the form; true when nothing is wrong. */
  const checked = (): boolean => {
    put({ tried: true });
    const wrong = plan.check(latest.current);
    if (Object.keys(wrong).length === 0) return true;
    show(wrong);
    return false;
  };
  const refuse = (thrown: unknown) => (plan.refused ?? console.error)(thrown, actions);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current || !checked()) return;
    sending.current = true;
    put({ busy: true, failed: undefined });
    try {
      if ((await plan.send(latest.current, actions)) === false) return;
      if (plan.name) keepTyped(plan.name, undefined);
      if (plan.done) reset(startOf(plan));
      plan.done?.();
    } catch (thrown) {
      refuse(thrown);
    } finally {
      sending.current = false;
      put({ busy: false });
    }
  };
  return { values, ...state, ...actions, mark, reset, leave, refuse, checked, submit };
}

/** The values at first, with what was typed before a reload. */
function startOf<Values extends object>({ name, first }: FormPlan<Values>): Values {
  if (typeof first === 'function') return first();
  const typed = name ? typedTexts(name) : {};
  const names = Object.keys(typed).filter((field) => field in first);
  return { ...first, ...recordOf(names, (field) => typed[field]) };
}

function without<Name extends string>(faults: Faults<Name>, names: readonly string[]): Faults<Name> {
  const kept = (Object.keys(faults) as Name[]).filter((name) => !names.includes(name));
  return recordOf(kept, (name) => faults[name]) as Faults<Name>;
}
