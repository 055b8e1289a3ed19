/**
 * What all forms of this folder share, listed here so that it comes in one chunk: each page imports this file, or every pair of pages
 * that uses one of these would make a chunk and a request of its own. See shared-login.ts too.
 */
import './FormHero.tsx';
import './PartFace.tsx';
import './field-text.ts';
import './phone-rules.ts';
import './enter-site.ts';
import './ProviderSlot.tsx';
import './provider-texts.ts';
import '../../ui/field/Checkbox.tsx';
import './phone-part.ts';
import './proof-parts.ts';
import './phone-texts.ts';
import './captcha-texts.ts';
import '../../stores/providers.ts';
import '../../stores/registration.ts';
import './use-trial.ts';
