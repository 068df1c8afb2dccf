import type { Kysely } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import type { DB } from '#platform/db/tables.gen.ts'

/** The file of the tables' types, for every query. `npm run db:types` writes it. */
export const TABLE_TYPES = 'src/platform/db/tables.gen.ts'

/** The types of a database's tables. */
export const writeTableTypes = (db: Kysely<DB>) =>
  generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    excludePattern: '{kysely_*,jobs.*}', // the migrations' and the jobs' own
    outFile: null,
    typeMapping: { int8: 'number' }, // as src/platform/db/open.ts reads it
    typeOnlyImports: true,
    // PostgreSQL does not say which columns of a view are never null: the table it shows a part of does.
    postprocess: async ({ metadata }) => {
      for (const view of metadata.tables.filter(({ isView }) => isView)) {
        const table = metadata.tables.find(({ name }) => `public_${name}` === view.name)
        for (const column of view.columns)
          column.isNullable = table?.columns.find(({ name }) => name === column.name)?.isNullable ?? column.isNullable
      }
      return metadata
    },
  })
