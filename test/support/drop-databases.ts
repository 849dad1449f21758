import { dropDatabasesAfterEachFile } from "./database.ts";

dropDatabasesAfterEachFile();
