import { REFUSALS } from '../../contract/src/refusals.ts';
import { type Finding, isTest, type SourceFile } from './source.ts';

/** Every refusal of the catalogue is thrown somewhere, promised by some call, and provoked by some test. */
export function checkRefusals(files: readonly SourceFile[]): Finding {
  const codes = Object.keys(REFUSALS);
  const faults: string[] = [];
  const server = files.filter(({ path }) => path.startsWith('server/src/') && !isTest(path));
  const contract = files.filter(
    ({ path }) => /^contract\/src\/.+\.ts$/.test(path) && !path.endsWith('/refusals.ts'),
  );
  const tests = files.filter(({ path }) => isTest(path));
  for (const code of codes) {
    const stands = (where: readonly SourceFile[]): boolean =>
      where.some(({ text }) => text.includes(`'${code}'`));
    if (!stands(server)) faults.push(`${code} is never thrown`);
    if (!/^(request|access|outside|generic)\./.test(code) && !stands(contract))
      faults.push(`${code} is promised by no call`);
    if (!stands(tests)) faults.push(`${code} is provoked by no test`);
  }
  return { name: 'refusals', seen: codes.length, faults };
}
