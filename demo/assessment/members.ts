import { demoLogos } from '../content/logos'

export type DemoMemberCompany = {
  /** The name of its logo under `demo/media/logos`. */
  key: string
  name: string
  email: string
  active: boolean
}

/** The logo keys of the members that take part in the responsible mining programme; `former` has left it. */
const keys = [
  'khangai-metal',
  'gobi-mineral',
  'altai-resource',
  'steppe-copper',
  'tuul-gold',
  'khentii-tungsten',
  'tsagaan-suvarga',
]
const former = 'dornod-uranium'

/** Members that enter the self-assessment with a code sent to their address. */
export const demoMemberCompanies: DemoMemberCompany[] = [...keys, former].map((key) => {
  const logo = demoLogos.find((candidate) => candidate.key === key)
  if (!logo) throw new Error(`no logo ${key}`)
  return { key, name: logo.name, email: `${key}@member.example`, active: key !== former }
})
