import { save, load } from '@/components/ui/browser-storage'
import { storedCodesMax } from '@/lib/event/registrations/limits'

const key = 'strata.passes'

/** Returns the codes of the passes stored in this browser, the newest first. */
export function readPassCodes(): string[] {
  const codes = load(localStorage, key)
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string').slice(0, storedCodesMax) : []
}

export function storePassCode(code: string): void {
  save(localStorage, key, [code, ...readPassCodes().filter((each) => each !== code)].slice(0, storedCodesMax))
}

export function removePassCode(code: string): void {
  save(
    localStorage,
    key,
    readPassCodes().filter((each) => each !== code),
  )
}
