/**
 * Every style that the agents' pages need, in one order: pages with the same style share one sheet, and its line in the table that each
 * first visit pays for.
 */
import '../../ui/grid/Grid.css';
import '../../ui/rows/Rows.css';
import '../../ui/range/RangeFilter.css';
import './agent.css';
import './report.css';
