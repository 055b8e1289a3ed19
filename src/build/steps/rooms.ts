import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { type BudgetRow, rowWith } from '../checks/budget.ts';
import type { BuildOptions } from '../options.ts';
import type { Room } from '../plan/crowd.ts';
import { ENTRY, styleImports } from '../report/graph.ts';
import { wireBytes } from './compress.ts';
import type { Dictionary } from './lend.ts';
import { packTexts } from './packed-texts.ts';

/** Bytes that stay free below a limit, and below one of a whole first load, which the plan takes for some 230 more than is served. */
const SPARE = 600;
const SPARE_OF_ALL = 130;

/** Bytes of a sheet on the wire: of any, and of a byte of its source; as measured. */
const SHEET = 200;
const STYLE = 0.09;

/** Bytes of dictionaries on the wire. A language that is not there is told by the step that writes them. */
async function dictionarySizes(file: string, areas: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const texts = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Dictionary>>)
    : {};
  const sizes = areas.map(async (area) => [area, await wireBytes(packTexts(area, texts[area] ?? {}))] as const);
  return new Map(await Promise.all(sizes));
}

/** Bytes of the table of parts, which comes with the first part of a page. */
const TABLE = 1550;

/** Bytes of a part's script beside its content. */
const PART = 120;

/** Parts that come by themselves on a route, after the page of this source, and the row that limits them. */
interface LaterPlace {
  readonly path: string;
  readonly after: string;
  readonly entries: readonly string[];
  /** Areas of texts that they bring. */
  readonly texts: readonly string[];
  readonly limit: 'later' | 'member';
}

/** Without a limit. */
export const ENDLESS: Room = {
  bytes: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
};

/** What budget.json leaves to scripts, as bytes on the wire. */
export class Rooms {
  private constructor(
    private readonly rows: readonly BudgetRow[],
    private readonly metafile: Metafile,
    private readonly sizes: ReadonlyMap<string, number>,
    private readonly dictionaries: ReadonlyMap<string, number>,
  ) {}

  /** Looks up how large sheets and dictionaries are. */
  static async read(
    { root, locales }: BuildOptions,
    rows: readonly BudgetRow[],
    metafile: Metafile,
    areas: readonly string[],
  ): Promise<Rooms> {
    const size = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const sheets = Object.keys(metafile.inputs).filter((id) => id.endsWith('.css'));
    const sizes = new Map(sheets.map((id) => [id, size(join(root, id))]));
    const texts = await dictionarySizes(join(locales, 'pt.json'), areas);
    return new Rooms(rows, metafile, sizes, texts);
  }

  /** Bytes and files of scripts that a page may have, by the limits of its route. */
  ofPage(path: string, source: string, areas: readonly string[]): Room {
    const counts = rowWith(this.rows, path, 'resourceCounts')?.resourceCounts ?? [];
    const files = counts.find(({ resourceType }) => resourceType === 'script')?.budget ?? Number.POSITIVE_INFINITY;
    return {
      ...ENDLESS,
      bytes: this.leftByPage(path, areas) - this.styles([source]) - SPARE,
      all: this.wholeOf(path) - SPARE_OF_ALL,
      files: files - 1,
    };
  }

  /** Bytes of all scripts of a route's first load, the shell's with them. */
  wholeOf(path: string): number {
    return this.limit(path, 'script');
  }

  /** Bytes of scripts that may come by themselves after the first paint of a page. */
  ofLater(place: LaterPlace): Room {
    const { after, entries } = place;
    const styles = this.styles([after, ...entries]) - this.styles([after]);
    return { ...ENDLESS, bytes: this.leftByMoment(place) - styles - entries.length * PART - SPARE };
  }

  /** Bytes that the limit of a page leaves to scripts and sheets beside its dictionaries. */
  leftByPage(path: string, areas: readonly string[]): number {
    return this.limit(path, 'extra') - this.texts(areas);
  }

  /** The same for what comes by itself after a page. */
  leftByMoment({ path, limit, texts }: Pick<LaterPlace, 'path' | 'limit' | 'texts'>): number {
    return this.limit(path, limit) - this.texts(texts) - (limit === 'later' ? TABLE : 0);
  }

  private texts(areas: readonly string[]): number {
    return areas.reduce((sum, area) => sum + (this.dictionaries.get(area) ?? 0), 0);
  }

  private limit(path: string, type: string): number {
    const sizes = rowWith(this.rows, path, 'resourceSizes')?.resourceSizes ?? [];
    const kib = sizes.find(({ resourceType }) => resourceType === type)?.budget;
    return kib === undefined ? Number.POSITIVE_INFINITY : kib * 1024;
  }

  private styles(entries: readonly string[]): number {
    const seen = new Set(styleImports(this.metafile, ENTRY));
    return entries.reduce((sum, entry) => {
      const own = styleImports(this.metafile, entry).filter((style) => !seen.has(style));
      for (const style of own) seen.add(style);
      const bytes = own.reduce((all, style) => all + (this.sizes.get(style) ?? 0) * STYLE, 0);
      return sum + bytes + (own.length > 0 ? SHEET : 0);
    }, 0);
  }
}
