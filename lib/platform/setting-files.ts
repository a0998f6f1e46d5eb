import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { settingNames } from './env'

type Variables = Record<string, string | undefined>

/** `NAME` or, with the value in a file, `NAME_FILE`. */
const suffix = '_FILE'

/**
 * Completes the settings of this process: from `.env`, and from the files that are named instead of values. The
 * processes that it starts find them set.
 * @throws Error with one line for each problem
 */
export function loadSettings(variables: Variables = process.env, envFile = '.env'): void {
  fillFromEnvFile(variables, envFile)
  fillFromSecretFiles(variables)
}

/** What is set already, in either way, is not taken from `.env`. */
function fillFromEnvFile(variables: Variables, envFile: string): void {
  const presentNames = new Set(Object.keys(variables))
  // The address of Postgres itself belongs to the other address: that of `.env` may be of another database.
  if (presentNames.has('DATABASE_URL') || presentNames.has(`DATABASE_URL${suffix}`))
    presentNames.add('DATABASE_DIRECT_URL')
  for (const [name, value] of Object.entries(parseEnv(readIfThere(envFile)))) {
    const otherName = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name + suffix
    if (!presentNames.has(name) && !presentNames.has(otherName)) variables[name] = value
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function fillFromSecretFiles(variables: Variables): void {
  const problems: string[] = []
  for (const name of settingNames) {
    const fileName = name + suffix
    const path = variables[fileName]?.trim()
    if (!path) continue
    try {
      if (variables[name]?.trim()) throw new Error(`is set, and so is ${name}: leave one of them empty`)
      variables[name] = readSecret(path)
      delete variables[fileName]
    } catch (error) {
      problems.push(`  ${fileName} ${(error as Error).message}`)
    }
  }
  if (problems.length > 0)
    throw new Error(`Strata cannot start: settings cannot be read from their files.\n${problems.join('\n')}`)
}

/** A line break at the end does not belong to the value. */
function readSecret(path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trimEnd()
  } catch (error) {
    throw new Error(`names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  if (!text.trim()) throw new Error(`names ${path}, which is empty`)
  return text
}
