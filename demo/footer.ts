export type DemoFooterInfo = { type: 'phone' | 'email' | 'link'; information: string }

export const demoFooterInfo: DemoFooterInfo[] = [
  { type: 'phone', information: '+976 7000 0000' },
  { type: 'email', information: 'info@mnma.example' },
  { type: 'link', information: 'https://mnma.example' },
]
