import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { systemClock } from '#clock.ts'
import { openS3 } from '../files/object-storage.ts'
import type { ObjectStorageSettings } from '../settings.ts'
import type { FileStore, StoredFile } from './file-store.ts'

/** Opens stores in the bucket of the settings, each the keys below its name, as `openBucketFolder` does. */
export function openBucket(settings: ObjectStorageSettings): (name: string) => FileStore {
  const { bucket: Bucket, prefix } = settings
  const client = openS3(settings)
  return (name) => {
    const folder = `${prefix}${name}/`
    return {
      list: () => listObjects(client, Bucket, folder),
      async put(key, path) {
        const { size: ContentLength } = await stat(path)
        const Body = createReadStream(path)
        await client.send(new PutObjectCommand({ Bucket, Key: `${folder}${key}`, Body, ContentLength }))
      },
      async delete(key) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: `${folder}${key}` }))
      },
    }
  }
}

async function* listObjects(client: S3Client, Bucket: string, folder: string): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
    for (const { Key = '', Size: size = 0, LastModified: modified = systemClock.now() } of Contents) {
      if (Key.endsWith('/')) continue // what S3 consoles add to show an empty folder
      const open = async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
          return Body as unknown as AsyncIterable<Buffer>
        } catch (error) {
          if ((error as Error).name === 'NoSuchKey') return undefined
          throw error
        }
      }
      yield { key: Key.slice(folder.length), size, modified, open }
    }
  }
}
