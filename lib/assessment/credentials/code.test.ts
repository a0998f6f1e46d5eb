import { expect, it } from 'vitest'
import { formatCheckCode, parseCheckCode } from './code'

it('reads a code in every spelling', () => {
  for (const text of ['7K3M-Q9TX-21D0', '7k3mq9tx21d0', ' 7K3M Q9TX 2ldO '])
    expect(parseCheckCode(text), text).toBe('7K3MQ9TX21D0')
})

it('refuses what cannot be a code', () => {
  for (const text of ['', '7K3M-Q9TX', '7K3M-Q9TX-2BDW-0', '7K3M-Q9TX-2BDU', '7K3M-Q9TX-2BD%'])
    expect(parseCheckCode(text), text).toBeNull()
})

it('is shown in groups of four', () => expect(formatCheckCode('7K3MQ9TX2BDW')).toBe('7K3M-Q9TX-2BDW'))
