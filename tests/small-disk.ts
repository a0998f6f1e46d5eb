import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  path: string
  /** Fills the disk except for that many bytes. */
  fill(leftBytes?: number): void
  free(): void
  unmount(): void
}

/**
 * Mounts a file system of a few megabytes in memory, to test a full disk. Only root may mount one.
 * @returns the disk, or the reason why it cannot be mounted here
 */
export function mountSmallDisk(megabytes: number): SmallDisk | string {
  if (process.platform !== 'linux') return 'a small file system is mounted on Linux only'
  const path = mkdtempSync(join(tmpdir(), 'strata-small-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  if (mount.status !== 0) {
    rmSync(path, { recursive: true })
    return 'mounting a small file system needs root'
  }
  chmodSync(path, 0o755)
  const filler = join(path, 'filler')
  const free = () => rmSync(filler, { force: true })
  return {
    path,
    fill: (leftBytes = 0) => {
      free()
      const { bavail, bsize } = statfsSync(path)
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
      } catch (error) {
        // Another process took the last bytes.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free,
    unmount: () => {
      // Open files disappear when they are closed.
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
