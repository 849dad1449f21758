/** Whether the field that people do not see was filled in: by a program, which is answered like anybody, and nothing of it is kept. */
export function isTrapped(leaveEmpty: string | undefined): boolean {
  return leaveEmpty !== undefined && leaveEmpty.trim() !== "";
}
