/** What pages with articles of the platform share: one chunk, as form-kit.ts says. */
import '../ui/article/Article.tsx';
import '../ui/html/Html.tsx';
