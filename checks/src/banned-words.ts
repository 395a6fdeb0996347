import { codeOnly, type Finding, isTest, type SourceFile } from './source.ts';

interface Ban {
  readonly word: RegExp;
  /** Where it is looked for, and where it may stand. */
  readonly where: RegExp;
  readonly except?: RegExp;
  readonly instead: string;
}

const BANS: readonly Ban[] = [
  {
    word: /\bnew Date\(\)|\bDate\.now\(\)/,
    where: /^server\/src\//,
    except: /kernel\/(clock|chance)\.ts$/,
    instead: 'take the time from the clock',
  },
  {
    word: /\bMath\.random\(/,
    where: /^server\/src\//,
    instead: 'take chance from kernel/chance.ts',
  },
  {
    word: /\bprocess\.env\b/,
    where: /^server\/src\//,
    except: /^server\/src\/config\.ts$/,
    instead: 'read settings in config.ts',
  },
  {
    word: /\bparseFloat\(/,
    where: /^(server|contract|web)\//,
    instead: 'money and sizes are whole numbers',
  },
  { word: /\bconsole\.\w+\(/, where: /^(server|contract|web)\/src\//, instead: 'use the log' },
  { word: /:\s*any\b|\bas any\b|<any>/, where: /./, instead: 'say what it is, or unknown' },
  {
    word: /\btoLocale(Date|Time)?String\(|\bIntl\.\w+Format\(/,
    where: /^web\/src\//,
    except: /^web\/src\/text\//,
    instead: 'format in web/src/text',
  },
  {
    word: /\bfetch\(/,
    where: /^web\/src\//,
    except: /^web\/src\/api\//,
    instead: 'call through web/src/api',
  },
  {
    word: /\bstyle=\{/,
    where: /^web\/src\//,
    instead: 'style in a CSS file: browsers drop a style attribute under our content policy',
  },
  { word: /\benum\s+\w+\s*\{/, where: /./, instead: 'use a union of strings' },
  { word: /\b(describe|it|test)\.(only|todo)\b/, where: /./, instead: 'finish the test' },
  { word: /\bTODO\b|\bFIXME\b/, where: /./, instead: 'do it, or write it into an issue' },
];
/** Sentences for people live in the catalogue, the notices and the seeds; anywhere else in the server they would escape review. */
const VIETNAMESE = /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/i;
const MAY_SPEAK =
  /(seed|notices|labels|texts?|print-page|order-life|demo|rules?|warnings?|tables?|breakdown)[^/]*(\/|\.ts$)/;
/** Vietnamese that is no sentence: names of places and marketplaces, words that clients send, words of numbers and units, the API page. */
const NO_SENTENCES = [
  'server/src/modules/places/',
  'server/src/modules/customers/profile/update-profile.ts',
  'server/src/modules/shipping/routes.ts',
  'server/src/modules/wallet/statement/amount-in-words.ts',
  'server/src/platform/http/',
];

/** Words that have a better replacement here. */
export function checkBannedWords(files: readonly SourceFile[]): Finding {
  const faults: string[] = [];
  let seen = 0;
  for (const file of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file.path)) continue;
    seen++;
    const lines = codeOnly(file.text).split('\n');
    for (const { word, where, except, instead } of BANS) {
      if (
        !where.test(file.path) ||
        except?.test(file.path) ||
        (isTest(file.path) && !/only\|todo|any/.test(word.source))
      )
        continue;
      if (file.path === 'checks/src/banned-words.ts') continue;
      const line = lines.findIndex((text) => word.test(text));
      if (line >= 0)
        faults.push(`${file.path}:${line + 1}: ${lines[line]?.trim().slice(0, 80)} - ${instead}`);
    }
    const spoken = speaksOutside(file);
    if (spoken !== undefined)
      faults.push(
        `${file.path}:${spoken}: a sentence for people belongs into the catalogue, the notices or the labels`,
      );
  }
  return { name: 'banned words', seen, faults };
}

/** The line at which a file of the server speaks to people without being one that may. */
function speaksOutside({ path, text }: SourceFile): number | undefined {
  if (
    !path.startsWith('server/src/') ||
    isTest(path) ||
    MAY_SPEAK.test(path) ||
    NO_SENTENCES.some((place) => path.startsWith(place))
  )
    return undefined;
  const withoutComments = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, '$1');
  const line = withoutComments.split('\n').findIndex((one) => VIETNAMESE.test(one));
  return line < 0 ? undefined : line + 1;
}
