import { keep, readKept } from '@/components/ui/window-keep'
import { heldCodesMax } from '@/lib/event/registrations/limits'

const key = 'strata.passes'

/** The codes of the passes that this browser keeps, the newest first. */
export function readPassCodes(): string[] {
  const codes = readKept(localStorage, key)
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string').slice(0, heldCodesMax) : []
}

export function keepPassCode(code: string): void {
  keep(localStorage, key, [code, ...readPassCodes().filter((each) => each !== code)].slice(0, heldCodesMax))
}

export function forgetPassCode(code: string): void {
  keep(
    localStorage,
    key,
    readPassCodes().filter((each) => each !== code),
  )
}
