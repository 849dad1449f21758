-- Who wrote the note of a favourite: what somebody else wrote does not go along when it is moved to where its writer cannot read it.
-- Empty: nobody, or more than one. Of before: in a folder of one's own who kept it, in a folder of two both.
alter table favorite add column note_by text not null default '';
update favorite f set note_by = f.added_by
where f.note <> '' and not exists (select from favorite_folder_member m where m.folder_id = f.folder_id);
