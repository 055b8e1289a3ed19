import { knowRoutes } from '../../src/app/routes/match.ts';
import { routes } from '../../src/app/routes/table.ts';

// The app does so at its start: whoever tests links or rows imports this file.
knowRoutes(routes);
