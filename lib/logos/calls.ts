import * as z from 'zod'
import { call } from '@/lib/api/call'
import { memberLogo, responsibleLogo } from './schema'

export const logoCalls = {
  listLogos: call('GET /client/get/logos', {
    summary: 'Every logo, with the committees that its organisation belongs to',
    access: 'public',
    input: z.object({}),
    answer: z.object({ logos: z.array(memberLogo) }),
  }),
  listMemberLogos: call('GET /client/get/member-logo', {
    summary: 'The logos of board members and main members',
    access: 'public',
    input: z.object({}),
    answer: z.object({ logos: z.array(memberLogo) }),
  }),
  listResponsibleLogos: call('GET /client/get/responsible-logo', {
    summary: 'The logos of the responsible mining programme',
    access: 'public',
    input: z.object({}),
    answer: z.object({ logos: z.array(responsibleLogo) }),
  }),
}
