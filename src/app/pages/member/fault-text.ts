import { t } from '../../i18n/texts.ts';
import type { Fault } from './form-rules.ts';

/** The text of a fault in the language on screen; '' for none. */
export const faultText = (fault: Fault | undefined): string => (fault ? t(fault.key, fault.values) : '');
