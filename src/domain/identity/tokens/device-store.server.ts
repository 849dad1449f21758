import type { ColumnType, Selectable } from "kysely";
import type { Device, Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type DeviceTable = {
  sub: string;
  device_key: string;
  name: string | null;
  srp_salt: Buffer;
  srp_verifier_sealed: Buffer;
  confirmed_at: Date;
  is_remembered: boolean;
  last_ip: string | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  last_authenticated_at: Date | null;
};

function devices(db: Db | Tx) {
  return db.$extendTables<{ identity_device: DeviceTable }>();
}

const deviceOf = (row: Selectable<DeviceTable>): Device => ({
  sub: row.sub,
  deviceKey: row.device_key,
  name: row.name,
  srpSalt: row.srp_salt,
  srpVerifierSealed: row.srp_verifier_sealed,
  confirmedAt: row.confirmed_at,
  isRemembered: row.is_remembered,
  lastIp: row.last_ip,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastAuthenticatedAt: row.last_authenticated_at,
});

type DeviceName = { readonly sub: Sub; readonly deviceKey: string };

export async function findDevice(db: Db | Tx, { sub, deviceKey }: DeviceName): Promise<Device | null> {
  const row = await devices(db)
    .selectFrom("identity_device")
    .selectAll()
    .where("sub", "=", sub)
    .where("device_key", "=", deviceKey)
    .executeTakeFirst();
  return row ? deviceOf(row) : null;
}

/** The device has just proved itself. */
export async function noteDeviceUse(
  db: Db | Tx,
  { sub, deviceKey, ip }: DeviceName & { readonly ip: string | null },
  now: Date,
): Promise<void> {
  await devices(db)
    .updateTable("identity_device")
    .set({ last_authenticated_at: now, last_ip: ip, updated_at: now })
    .where("sub", "=", sub)
    .where("device_key", "=", deviceKey)
    .execute();
}

/** Keeps a device that its user's client has confirmed; false when the key was confirmed before. */
export async function insertConfirmedDevice(db: Db | Tx, device: Device): Promise<boolean> {
  const done = await devices(db)
    .insertInto("identity_device")
    .values({
      sub: device.sub,
      device_key: device.deviceKey,
      name: device.name,
      srp_salt: Buffer.from(device.srpSalt),
      srp_verifier_sealed: Buffer.from(device.srpVerifierSealed),
      confirmed_at: device.confirmedAt,
      is_remembered: device.isRemembered,
      last_ip: device.lastIp,
      created_at: device.createdAt,
      updated_at: device.updatedAt,
      last_authenticated_at: device.lastAuthenticatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** The devices of an account in the order of their keys, from after `after`. */
export async function listDevices(
  db: Db,
  sub: Sub,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Device[]> {
  const all = devices(db).selectFrom("identity_device").selectAll().where("sub", "=", sub).orderBy("device_key").limit(limit);
  return (await (after === null ? all : all.where("device_key", ">", after)).execute()).map(deviceOf);
}

/** False when the account has no such device. */
export async function setRemembered(
  db: Db | Tx,
  { sub, deviceKey, isRemembered }: DeviceName & { readonly isRemembered: boolean },
  now: Date,
): Promise<boolean> {
  const done = await devices(db)
    .updateTable("identity_device")
    .set({ is_remembered: isRemembered, updated_at: now })
    .where("sub", "=", sub)
    .where("device_key", "=", deviceKey)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when the account has no such device. */
export async function deleteDevice(db: Db | Tx, { sub, deviceKey }: DeviceName): Promise<boolean> {
  const done = await devices(db)
    .deleteFrom("identity_device")
    .where("sub", "=", sub)
    .where("device_key", "=", deviceKey)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}
