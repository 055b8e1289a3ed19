/** What the agents' pages share, with each other and with their parts: as account/shared.ts says. */
import './styles.ts';
import './agent-kit.ts';
