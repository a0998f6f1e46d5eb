import { type BundleEntry, builtFilePath, entries } from './bundle'

const bundleByEntry: Partial<Record<BundleEntry, Promise<string>>> = {}

/** Returns the file that a thread loads: the built file in production, otherwise a bundle of the sources. */
export async function ensureThreadFile(entry: BundleEntry): Promise<string> {
  if (process.env.NODE_ENV !== 'production') {
    const { bundleSourceToFile } = await import('./bundler')
    const bundle = () => bundleSourceToFile(entries[entry])
    // In development the sources change while a process runs, so each call bundles them again.
    return process.env.NODE_ENV === 'development' ? bundle() : (bundleByEntry[entry] ??= bundle())
  }
  return builtFilePath(entry)
}
