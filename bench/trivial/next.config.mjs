import { fileURLToPath } from 'node:url'

// The reference of the cached pages: a plain Next that serves one small cached page, without our code.
const config = { turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) } }

export default config
