-- A suggested station is referred to by its group, which homes are looked up by; it was by the first of its stations.
update suggestion set reference = station.group_code from station where suggestion.kind = 'station' and station.id = suggestion.reference;
