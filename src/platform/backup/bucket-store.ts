import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStorageSettings } from '../settings.ts'
import type { FileStore, StoredFile } from './file-stores.ts'

/** Opens places in the bucket of the settings, each below its name, as `openObjectStorage` does. */
export async function openBucket(settings: ObjectStorageSettings): Promise<(name: string) => FileStore> {
  const { bucket: Bucket, prefix, accessKeyId, secretAccessKey, endpoint, region, forcePathStyle } = settings
  // Heavy: only who uses it pays for it.
  const { DeleteObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Other makers' servers do not know the checksums AWS's own client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return (name) => {
    const place = `${prefix}${name}/`
    return {
      list: () => listObjects(client, Bucket, place),
      async put(key, path) {
        const { size: ContentLength } = await stat(path)
        await client.send(
          new PutObjectCommand({ Bucket, Key: `${place}${key}`, Body: createReadStream(path), ContentLength }),
        )
      },
      async delete(key) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: `${place}${key}` }))
      },
    }
  }
}

async function* listObjects(client: S3Client, Bucket: string, place: string): AsyncGenerator<StoredFile> {
  const { GetObjectCommand, paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: place })) {
    for (const { Key = '', Size: size = 0, LastModified: modified = new Date() } of Contents) {
      if (Key.endsWith('/')) continue // a console's idea of a folder
      const open = async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
          return Body as unknown as AsyncIterable<Buffer>
        } catch (error) {
          if ((error as Error).name === 'NoSuchKey') return undefined
          throw error
        }
      }
      yield { key: Key.slice(place.length), size, modified, open }
    }
  }
}
