import type { FailureValue } from '../../../contract/envelope.ts';
import type { CallError } from '../../api/errors.ts';
import { money } from '../../i18n/format.ts';
import { language, loadTexts, type TextKey, type TextValues, t } from '../../i18n/texts.ts';
import { dateMinute } from '../../i18n/timestamp.ts';
import { ask, type Question } from '../screen/dialogs.ts';
import { currency } from '../system/system.ts';

type Told = Pick<Question, 'title' | 'text'> & { values: TextValues };

function limitWords({ kind, period, left, resetsAt }: NonNullable<FailureValue['limit']>): Told {
  const values = { period: t(`period_${period}`), left: money(left, currency.peek()), at: dateMinute(resetsAt) };
  return { title: 'refused_title', text: `refused_${kind}`, values };
}

function closedWords({ by, until }: NonNullable<FailureValue['closed']>): Told {
  const values = { at: until ? dateMinute(until) : '' };
  if (by === 'timeOut') return { title: 'refused_break_title', text: 'refused_break', values };
  const text: TextKey = until ? 'refused_excluded' : 'refused_good';
  return { title: 'refused_excluded_title', text, values };
}

/** Says in a dialog what stands in the way, what is left and until when; true when the member wants to see the protections. */
export async function tellOwnRefusal({ value }: CallError): Promise<boolean> {
  await loadTexts(language(), ['refused']);
  const told = value?.limit ? limitWords(value.limit) : value?.closed && closedWords(value.closed);
  return told ? ask({ ...told, submit: 'refused_open', cancel: 'close' }) : false;
}
