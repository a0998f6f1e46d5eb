import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { fileDriver } from './driver'
import { FolderDriver } from './folder-driver'
import { S3Driver } from './s3-driver'

const onLoad = vi.hoisted(() => vi.fn())
vi.mock('@aws-sdk/client-s3', async (original) => {
  onLoad()
  return original()
})
vi.mock('@/lib/platform/env', () => ({
  env: () => ({ filesDir: join(tmpdir(), 'strata-no-files'), filesS3: undefined }),
}))

it('the client of S3 is loaded at its first use, and never for a folder', async () => {
  const driver = fileDriver()
  expect(driver).toBeInstanceOf(FolderDriver)
  expect(await driver.stat('key/360.jpg')).toBeNull()
  const settings = { endpoint: 'http://127.0.0.1:1', region: 'x', bucket: 'none', keyId: 'x', secret: 'x' }
  const other = new S3Driver(settings)
  expect(onLoad).not.toHaveBeenCalled()
  await expect(other.stat('key/360.jpg')).rejects.toThrow('ECONNREFUSED')
  expect(onLoad).toHaveBeenCalledOnce()
})
