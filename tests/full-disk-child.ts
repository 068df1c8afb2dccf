// Keeps a file of 5 MB where files may have 1 MB at most, as on a full disk: sh -c 'ulimit -f 1024; node tests/full-disk-child.ts DATA_DIR'
// It prints the status it is refused with.
import { AppError } from '#platform/errors.ts'
import { DiskRoom } from '#platform/files/room.ts'
import { openStorage } from '#platform/files/storage.ts'
import { storeStream } from '#platform/files/store-stream.ts'

const dataDir = process.argv[2]!
const storage = await openStorage({ dataDir }, new DiskRoom(dataDir))
const stream = new Blob([Buffer.alloc(5_000_000)]).stream()
await storeStream(storage.private, 'a/large.bin', { stream, size: 5_000_000 }).catch((error) =>
  console.log(error instanceof AppError ? error.status : error),
)
