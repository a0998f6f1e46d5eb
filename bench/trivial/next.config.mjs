import { fileURLToPath } from 'node:url'

// The reference for the benchmark of cached pages: a plain Next site that serves one small cached page,
// without our code.
const config = { turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) } }

export default config
