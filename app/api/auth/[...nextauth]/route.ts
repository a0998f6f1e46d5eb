import NextAuth from 'next-auth'
import { askerOf } from '@/lib/api/asker'
import { authOptions } from '@/lib/auth/options'

type Context = { params: Promise<{ nextauth: string[] }> }

const handler = (request: Request, context: Context) =>
  NextAuth(authOptions(askerOf(request.headers)))(request, context)

export { handler as GET, handler as POST }
