import { resolve } from 'node:path'

/**
 * Returns arguments for Node that check the types of a project. Every run reads all sources: a stored state
 * of the compiler once hid errors, so `tsconfig.json` turns it off.
 *
 * @param project a folder with a `tsconfig.json`
 */
export function typeCheckArguments(project = '.'): string[] {
  return [resolve('node_modules/@typescript/native-preview/bin/tsgo'), '--noEmit', '--project', project]
}
